import { render } from '@testing-library/react';
import { STAGES } from '@emit/contract/levels';
import { StageMeaning, StagePicture } from './stage';

const shown = (name: string) => {
  const { container } = render(
    <>
      <StagePicture name={name} />
      <StageMeaning name={name} />
    </>,
  );
  return { picture: container.querySelector('svg')?.innerHTML, meaning: container.textContent };
};

it('gives each stage of the journey a picture and a meaning of its own', () => {
  const all = STAGES.map(({ name }) => shown(name));
  expect(new Set(all.map(({ picture }) => picture)).size).toBe(STAGES.length);
  expect(new Set(all.map(({ meaning }) => meaning)).size).toBe(STAGES.length);
  for (const { picture, meaning } of all) expect([picture, meaning]).not.toContain(undefined);
});

it.each(['', 'Seeker', 'constructor'])('gives none to what is no stage: %j', (name) => {
  expect(shown(name)).toEqual({ picture: undefined, meaning: '' });
});
