import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useIsMobile } from '../../shared/lib/use-media';
import { shortName, shortNumber } from './figures';
import type { UsageBar } from './usage-bars';

const TALL = 240;
const SHORT = 200;

/** Tokens by day or month; what was read and what was written have their pattern as well as their colour. */
export function UsageChart({ bars, said }: { bars: readonly UsageBar[]; said: string }) {
  const height = useIsMobile() ? SHORT : TALL;
  return (
    <div role="img" aria-label={said}>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={[...bars]}
          margin={{ top: 8, right: 4, bottom: 0, left: -8 }}
          accessibilityLayer={false}
        >
          <defs>
            <pattern
              id="tokens-output"
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" fill="var(--accent)" />
              <rect width="2" height="6" fill="var(--surface)" opacity="0.5" />
            </pattern>
          </defs>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="key"
            tickFormatter={shortName}
            minTickGap={28}
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            tick={{ fill: 'var(--quiet)', fontSize: '0.8125rem' }}
          />
          <YAxis
            allowDecimals={false}
            tickFormatter={shortNumber}
            tickLine={false}
            axisLine={false}
            tick={{ fill: 'var(--quiet)', fontSize: '0.8125rem' }}
          />
          <Bar
            dataKey="input"
            name="Read"
            stackId="tokens"
            fill="var(--accent-fill)"
            maxBarSize={36}
            isAnimationActive={false}
          />
          <Bar
            dataKey="output"
            name="Written"
            stackId="tokens"
            fill="url(#tokens-output)"
            radius={[4, 4, 0, 0]}
            maxBarSize={36}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
      <ul className="legend tokens-legend" aria-hidden>
        <li>
          <i className="tokens-legend__mark" /> Read by the guide (input)
        </li>
        <li>
          <i className="tokens-legend__mark tokens-legend__mark--output" /> Written by the guide (output)
        </li>
      </ul>
    </div>
  );
}
