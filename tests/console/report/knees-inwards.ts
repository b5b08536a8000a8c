import { landmarksOf } from '../../../src/measurement/foot-model/standing-person';

/** Landmarks of a person both of whose knees lean inwards. */
export const kneesInwards = landmarksOf({
  height_mm: 1700,
  head: 0,
  shoulders: 0,
  pelvis: 0,
  knees: 9,
  rearfoot: 6,
  trunk: 0,
  neck: 55,
});
