import { LEVELS } from '@emit/contract/levels';

interface LevelRingProps {
  level: number;
  /** Per cent of the way through the level. */
  value: number;
  pointsToNext: number;
}

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** One ring for the level, with the points to the next. */
export function LevelRing({ level, value, pointsToNext }: LevelRingProps) {
  const name = LEVELS.find((row) => row.level === level)?.name ?? '';
  const about =
    pointsToNext > 0 ? `${pointsToNext.toLocaleString()} points to level ${level + 1}` : 'the highest level';
  return (
    <figure className="ring">
      <svg
        viewBox="0 0 120 120"
        role="img"
        aria-label={`Level ${level}, ${name}, ${value} per cent; ${about}`}
      >
        <circle className="ring__track" cx="60" cy="60" r={RADIUS} />
        <circle
          className="ring__value"
          cx="60"
          cy="60"
          r={RADIUS}
          strokeDasharray={`${(LENGTH * value) / 100} ${LENGTH}`}
          transform="rotate(-90 60 60)"
        />
        <text x="60" y="58" className="ring__level">
          {level}
        </text>
        <text x="60" y="78" className="ring__name">
          LEVEL
        </text>
      </svg>
      <figcaption>
        <strong>{name}</strong>
        <span className="numbers">{about}</span>
      </figcaption>
    </figure>
  );
}
