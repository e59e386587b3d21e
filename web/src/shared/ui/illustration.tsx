import type { ReactElement } from 'react';
import './illustration.css';

/** One family of pictures, each seen through the same arched window. */
export type Picture = 'lamp' | 'path' | 'water' | 'hands';

/** illustration.css cuts off what lies outside of its frame. */
const WINDOW = 'M8 156V62a52 52 0 0 1 104 0v94Z';

const Sky = ({ dusk = false }: { dusk?: boolean }) => (
  <rect className={dusk ? 'art__dusk' : 'art__sky'} width="120" height="160" />
);

const SCENES: Record<Picture, ReactElement> = {
  lamp: (
    <>
      <Sky dusk />
      <circle className="art__glow" cx="76" cy="66" r="44" />
      <circle className="art__glow" cx="76" cy="66" r="27" />
      <path className="art__light" d="M76 46c7 8 11 14 11 20a11 11 0 0 1-22 0c0-6 4-12 11-20Z" />
      <path className="art__bright" d="M76 59c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9Z" />
      <path className="art__table" d="M0 126h120v34H0Z" />
      <path
        className="art__clay"
        d="M88 82c-3 6-8 8-14 9 4 3 6 7 6 11 0 12-12 20-27 20S26 114 26 102c0-6 4-11 9-14 9 3 22 3 30-1 5-3 9-5 12-5Z"
      />
      <path className="art__ring" d="M28 96c-8-3-13 2-12 9s8 11 15 7" />
      <path className="art__foot" d="M42 121h22l4 7H38Z" />
    </>
  ),
  path: (
    <>
      <Sky />
      <circle className="art__glow" cx="62" cy="74" r="34" />
      <circle className="art__light" cx="62" cy="74" r="18" />
      <path className="art__far" d="M0 96c18-16 34-18 52-8s40 6 68-10v90H0Z" />
      <path className="art__green" d="M0 116c26-16 50-14 70-6s34 4 50-4v64H0Z" />
      <path
        className="art__road"
        d="M40 160c6-14 34-17 33-27-1-8-20-8-20-16 0-5 7-8 9-12 3 4-1 8-1 11 1 6 26 7 27 17 1 11-16 14-18 27Z"
      />
      <path className="art__stem" d="M26 128v-20M96 120v-16" />
      <path className="art__leaf" d="M26 84c9 8 12 15 12 20a12 12 0 0 1-24 0c0-5 3-12 12-20Z" />
      <path className="art__leaf" d="M96 84c7 6 9 12 9 16a9 9 0 0 1-18 0c0-4 2-10 9-16Z" />
    </>
  ),
  water: (
    <>
      <Sky />
      <circle className="art__glow" cx="60" cy="84" r="40" />
      <circle className="art__light" cx="60" cy="84" r="21" />
      <path className="art__far" d="M0 84c14-10 28-12 40-2l10 10H0ZM120 80c-16-8-30-6-40 4l-8 8h48Z" />
      <path className="art__blue" d="M0 92h120v68H0Z" />
      <path className="art__gleam" d="M48 101h24M42 112h30M54 123h26M40 135h22M58 147h24" />
      <path className="art__ripple" d="M14 108h14M90 106h16M8 126h18M94 128h18M18 144h12M96 146h10" />
    </>
  ),
  hands: (
    <>
      <Sky />
      <circle className="art__glow" cx="60" cy="76" r="42" />
      <circle className="art__glow" cx="60" cy="76" r="26" />
      <path className="art__light" d="M60 54c7 8 10 13 10 19a10 10 0 0 1-20 0c0-6 3-11 10-19Z" />
      <path
        className="art__rose"
        d="M58 132c-2 8-3 16-3 28H34c0-14-6-22-11-33-5-10-6-22-4-32 1-4 6-4 7 0l4 15c2-2 5-3 8-1 13 5 20 12 20 23Z"
      />
      <path
        className="art__rose"
        d="M62 132c2 8 3 16 3 28h21c0-14 6-22 11-33 5-10 6-22 4-32-1-4-6-4-7 0l-4 15c-2-2-5-3-8-1-13 5-20 12-20 23Z"
      />
      <path className="art__crease" d="M30 110c3 7 8 11 14 14M90 110c-3 7-8 11-14 14" />
    </>
  ),
};

/** A picture that only warms: whoever cannot see it misses nothing. */
export function Illustration({ of, className = '' }: { of: Picture; className?: string }) {
  return (
    <svg className={`art ${className}`} viewBox="0 0 120 160" aria-hidden focusable="false">
      {SCENES[of]}
      <path className="art__frame" d={WINDOW} />
    </svg>
  );
}
