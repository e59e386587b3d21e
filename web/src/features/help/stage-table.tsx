import { grouped } from '@emit/contract/english';
import { STAGES, type Level } from '@emit/contract/levels';
import { TableHead } from '../../shared/ui/table-head';
import { StageMeaning, StagePicture } from '../../shared/ui/stage';
import './help.css';

/** The four journey stages; the newer dashboard shows it as well. */
export function StageTable({ current }: { current?: string }) {
  return (
    <table className="guide__table">
      <TableHead columns={['Stage', 'Points']} />
      <tbody>
        {STAGES.map((row) => (
          <tr key={row.number} aria-current={row.name === current ? 'true' : undefined}>
            <th scope="row">
              <div className="guide__stage">
                <StagePicture name={row.name} />
                <div>
                  {row.name}
                  {row.name === current && <span className="badge">you are here</span>}
                  <StageMeaning name={row.name} />
                </div>
              </div>
            </th>
            <td className="numbers">{pointsRange(row, STAGES)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** '121–300', '7,501 and up'. */
export function pointsRange(row: Pick<Level, 'from'>, table: readonly Pick<Level, 'from'>[]): string {
  const next = table[table.indexOf(row) + 1];
  const from = grouped(row.from);
  return next ? `${from}–${grouped(next.from - 1)}` : `${from} and up`;
}
