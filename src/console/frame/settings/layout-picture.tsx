import type { Settings } from '../../kit/settings/stored-settings';

/** Where each layout has its menus: strokes of a page of 64 x 44. */
const bars: Readonly<Record<Settings['layout'], readonly string[]>> = {
  left: ['M0 0h16v44H0z'],
  top: ['M0 0h64v11H0z'],
  mix: ['M0 0h64v11H0z', 'M0 11h16v33H0z'],
};

export function LayoutPicture({ layout }: { layout: Settings['layout'] }) {
  return (
    <svg className="layout-picture" viewBox="0 0 64 44" aria-hidden="true">
      {bars[layout].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
