import type { ProgressSummary } from '@emit/contract/wire';
import { counted } from '@emit/contract/english';

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** One ring for the level, with the points to the next. */
export function LevelRing({ standing }: { standing: ProgressSummary['current_level'] }) {
  const { level, name, progress_percentage: share, points_to_next } = standing;
  const about =
    points_to_next > 0 ? `${counted(points_to_next, 'point')} to level ${level + 1}` : 'the highest level';
  return (
    <figure className="ring">
      <svg
        viewBox="0 0 120 120"
        role="img"
        aria-label={`Level ${level}, ${name}, ${share} percent; ${about}`}
      >
        <circle className="ring__track" cx="60" cy="60" r={RADIUS} />
        {share > 0 && (
          <circle
            className="ring__value"
            cx="60"
            cy="60"
            r={RADIUS}
            strokeDasharray={`${(LENGTH * share) / 100} ${LENGTH}`}
            transform="rotate(-90 60 60)"
          />
        )}
        <text x="60" y="55" className="ring__level">
          {level}
        </text>
        <text x="60" y="82" className="ring__name">
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
