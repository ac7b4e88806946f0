import type { ReactNode } from 'react';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';

/** The host's page on which a token is made. */
const tokenPage = (address: string): string => new URL('/settings/personal-access-tokens/new', address).href;

const WIDTH = 260;
const ROW = 26;

/** Words as a bar: what stands on the host's page and does not matter here. */
const Bar = ({ width }: { width: number }) => (
  <rect className="bar" y="6" width={width} height="7" rx="3.5" />
);

const Words = ({ x = 0, children }: { x?: number; children: string }) => (
  <text x={x} y="14">
    {children}
  </text>
);

type BoxProps = { x: number; width: number; children: string; isPressed?: boolean };

/** A button or a choice; the one to be pressed is marked. */
const Box = ({ x, width, children, isPressed = false }: BoxProps) => (
  <g className={isPressed ? 'pressed' : undefined}>
    <rect x={x} y="-2" width={width} height="22" rx="6" />
    <text x={x + width / 2} y="13.5" textAnchor="middle">
      {children}
    </text>
  </g>
);

const Dot = ({ isOn }: { isOn: boolean }) => (
  <>
    <circle cx="7" cy="9.5" r="6" />
    {isOn && <circle className="on" cx="7" cy="9.5" r="3" />}
  </>
);

/** The rows of the drawing of each step, in the order of their words. */
const DRAWINGS: readonly (readonly ReactNode[])[] = [
  [
    <>
      <Bar width={56} />
      <Box x={72} width={160} isPressed>
        Generate new token
      </Box>
    </>,
  ],
  [
    <>
      <Dot isOn={false} />
      <Words x={22}>All repositories</Words>
    </>,
    <g key="one" className="pressed">
      <Dot isOn />
      <Words x={22}>Only select repositories</Words>
    </g>,
  ],
  ['Contents', 'Pull requests'].map((name) => (
    <>
      <Words>{name}</Words>
      <Box x={112} width={120} isPressed>
        Read and write
      </Box>
    </>
  )),
  [
    <>
      <Words>github_pat_11A…</Words>
      <Box x={150} width={82} isPressed>
        Copy
      </Box>
    </>,
  ],
];

/** A step as a window of the host, drawn by us. */
function Drawing({ rows }: { rows: readonly ReactNode[] }) {
  const height = 40 + rows.length * ROW;
  return (
    <svg className="drawing" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden>
      <rect className="window" x="1" y="1" width={WIDTH - 2} height={height - 2} rx="8" />
      {[14, 24, 34].map((x) => (
        <circle className="bar" key={x} cx={x} cy="12" r="3" />
      ))}
      {rows.map((row, at) => (
        <g key={at} transform={`translate(14 ${30 + at * ROW})`}>
          {row}
        </g>
      ))}
    </svg>
  );
}

/** Explains how to get a token, step by step with drawings. */
export const TokenSteps = ({ address }: { address: string }) => (
  <details>
    <summary>{HOST_WORDS.tokenHow}</summary>
    <ol className="steps">
      {HOST_WORDS.tokenSteps.map((step, at) => (
        <li key={step}>
          {step}
          <Drawing rows={DRAWINGS[at] ?? []} />
        </li>
      ))}
    </ol>
    <a href={tokenPage(address)} target="_blank" rel="noreferrer">
      {HOST_WORDS.tokenPage}
    </a>
  </details>
);
