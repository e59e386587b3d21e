import {
  Bar,
  BarChart,
  CartesianGrid,
  Label,
  LabelList,
  Pie,
  PieChart,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { grouped } from '@emit/contract/english';
import type { MindStreamType } from '@emit/contract/mindstreams';
import { useIsMobile } from '../../shared/lib/use-media';
import type { StreamFigures } from './highlights';

const TALL = 260;
const SHORT = 220;

/** Each stream has its pattern as well as its colour: stripes, waves of dots, plain. */
function Patterns({ prefix }: { prefix: string }) {
  return (
    <defs>
      <pattern id={`${prefix}-power`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill="var(--power)" />
      </pattern>
      <pattern
        id={`${prefix}-flow`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="8" height="8" fill="var(--flow)" />
        <rect width="2" height="8" fill="var(--surface)" opacity="0.45" />
      </pattern>
      <pattern id={`${prefix}-clarity`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill="var(--clarity)" />
        <circle cx="4" cy="4" r="1.4" fill="var(--surface)" opacity="0.6" />
      </pattern>
    </defs>
  );
}

const fill = (prefix: string, type: MindStreamType) => `url(#${prefix}-${type})`;

/** Sessions per MindStream. */
export function SessionsChart({ streams }: { streams: readonly StreamFigures[] }) {
  const height = useIsMobile() ? SHORT : TALL;
  const said = streams.map(({ name, sessions }) => `${name}: ${grouped(sessions)}`).join(', ');
  return (
    <div role="img" aria-label={`Sessions per MindStream. ${said}`}>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={streams.map((stream) => ({ ...stream, fill: fill('bar', stream.type) }))}
          margin={{ top: 24, right: 8, bottom: 0, left: -24 }}
          accessibilityLayer={false}
        >
          <Patterns prefix="bar" />
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="name"
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            tick={{ fill: 'var(--ink)' }}
          />
          <YAxis
            allowDecimals={false}
            tickLine={false}
            axisLine={false}
            tickFormatter={grouped}
            tick={{ fill: 'var(--quiet)', fontSize: '0.8125rem' }}
          />
          <Bar dataKey="sessions" radius={[6, 6, 0, 0]} maxBarSize={72} isAnimationActive={false}>
            <LabelList
              dataKey="sessions"
              position="top"
              formatter={(sessions) => grouped(Number(sessions))}
              fill="var(--ink)"
              fontWeight={600}
            />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Minutes per MindStream, labelled 'name: Nm' (spec §2 "Analytics"). */
export function MinutesChart({ streams }: { streams: readonly StreamFigures[] }) {
  const height = useIsMobile() ? SHORT : TALL;
  const present = streams.filter(({ minutes }) => minutes > 0);
  const total = present.reduce((sum, { minutes }) => sum + minutes, 0);
  const said = streams.map(({ name, minutes }) => `${name}: ${grouped(minutes)}m`).join(', ');
  return (
    <div role="img" aria-label={`Minutes per MindStream. ${said}`} className="chart">
      <ResponsiveContainer width="100%" height={height}>
        <PieChart accessibilityLayer={false}>
          <Patterns prefix="pie" />
          <Pie
            data={present.map((stream) => ({ ...stream, fill: fill('pie', stream.type) }))}
            dataKey="minutes"
            nameKey="name"
            innerRadius="52%"
            outerRadius="84%"
            paddingAngle={2}
            startAngle={90}
            endAngle={-270}
            stroke="none"
            isAnimationActive={false}
            // The picture as a whole is named: there is nothing to press in it.
            rootTabIndex={-1}
          >
            <Label value={`${grouped(total)}m`} position="center" fill="var(--ink)" fontWeight={600} />
          </Pie>
        </PieChart>
      </ResponsiveContainer>
      <ul className="legend numbers" aria-hidden>
        {streams.map(({ type, name, minutes }) => (
          <li key={type}>
            <svg viewBox="0 0 14 14" width="0.875rem" height="0.875rem" className="legend__mark">
              <rect width="14" height="14" rx="4" fill={fill('pie', type)} />
            </svg>
            {`${name}: ${grouped(minutes)}m`}
          </li>
        ))}
      </ul>
    </div>
  );
}
