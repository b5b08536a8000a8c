/** A point in a picture, x to the right and y downwards, in mm or pixels: angles need no scale. */
export interface Landmark {
  readonly x: number;
  readonly y: number;
}

/** Bony landmarks of a picture from the front; `left` and `right` are the person's own. */
export const frontLandmarks = [
  'leftEye',
  'rightEye',
  'leftShoulder',
  'rightShoulder',
  'leftPelvis',
  'rightPelvis',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
] as const;

/** From behind: middle of the calf, Achilles tendon at the ankle, and middle of the heel on the floor. */
export const backLandmarks = [
  'leftCalf',
  'leftAchilles',
  'leftHeel',
  'rightCalf',
  'rightAchilles',
  'rightHeel',
] as const;

/** Landmarks from the side. `facing`: the direction in the picture in which the person looks. */
export const sideLandmarks = [
  'tragus',
  'c7',
  'shoulder',
  'frontPelvis',
  'backPelvis',
  'hip',
  'knee',
  'ankle',
] as const;

type View<Name extends string> = { readonly [name in Name]?: Landmark };

export type FrontView = View<(typeof frontLandmarks)[number]>;
export type BackView = View<(typeof backLandmarks)[number]>;
export type SideView = View<(typeof sideLandmarks)[number]> & { readonly facing: 'left' | 'right' };
