import { LEVELS } from '@emit/contract/levels';
import { LIMITS } from '@emit/contract/limits';
import { MINDSTREAM_TYPES, MINDSTREAMS } from '@emit/contract/mindstreams';
import { TableHead } from '../../shared/ui/table-head';
import { StreamIcon } from '../../shared/ui/stream-icon';
import { pointsRange, StageTable } from './stage-table';
import './help.css';

const MEANINGS = {
  power: 'Your relationship with God: Bible study, prayer, worship.',
  flow: 'Your inner transformation: reflection, meditation.',
  clarity: 'What reaches others: service, teaching, community.',
} as const;

const TIPS = [
  'Come back each day, even for ten minutes: each day in a row adds five percent.',
  'Rate how present you were, not how well it went.',
  'Let all three MindStreams grow. The Next Focus card says which one waits.',
  'Write one sentence of insight. You will be glad of it in a year.',
  'Name the passage you are reading: the guide then quotes it for you.',
  'The number at the top is your tokens: choose it to see what they went for.',
  'Your data is yours: download all of it, or delete your account, under Your Account in the menu.',
];

/** Spec §2 "User Guide modal": MindStreams, the points formula, levels, stages, tips. */
export function UserGuide() {
  return (
    <div className="guide">
      <section>
        <h3>The three MindStreams</h3>
        <ul className="guide__streams">
          {MINDSTREAM_TYPES.map((type) => (
            <li key={type} data-stream={type}>
              <StreamIcon stream={type} />
              <div>
                <strong>{MINDSTREAMS[type].name}</strong> ({MINDSTREAMS[type].label})<p>{MEANINGS[type]}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>How points are counted</h3>
        <p className="guide__formula">duration × quality / 10 × (1 + streak × 0.05)</p>
        <p>
          The streak counts the day of the practice itself. A practice of 30 minutes brings about{' '}
          {LIMITS.typicalPracticePoints} points.
        </p>
      </section>
      <section>
        <h3>The 12 levels</h3>
        <LevelTable />
      </section>
      <section>
        <h3>The 4 stages</h3>
        <StageTable />
      </section>
      <section>
        <h3>Tips</h3>
        <ul className="guide__tips">
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function LevelTable() {
  return (
    <div className="guide__scroll" tabIndex={0} role="region" aria-label="Levels">
      <table className="guide__table">
        <TableHead columns={['Level', 'Name', 'Points', 'Badge']} />
        <tbody>
          {LEVELS.map((row) => (
            <tr key={row.level}>
              <td className="numbers">{row.level}</td>
              <th scope="row">{row.name}</th>
              <td className="numbers">{pointsRange(row, LEVELS)}</td>
              <td>{row.badge}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
