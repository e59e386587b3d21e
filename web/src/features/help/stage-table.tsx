import { STAGES } from '@emit/contract/levels';
import { pointsRange } from './points-range';
import './help.css';

/** The four journey stages; the newer dashboard shows it as well. */
export function StageTable({ current }: { current?: string }) {
  return (
    <table className="guide__table">
      <thead>
        <tr>
          <th scope="col">Stage</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {STAGES.map((row) => (
          <tr key={row.number} aria-current={row.name === current ? 'true' : undefined}>
            <th scope="row">
              {row.name}
              {row.name === current && <span className="badge">you are here</span>}
            </th>
            <td className="numbers">{pointsRange(row, STAGES)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
