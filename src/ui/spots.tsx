/** The parts of a drawing: bars of the capital, of the cost, of a missing value, and thin lines. */
type SpotProps = { capital?: string; cost?: string; missing?: string; line: string };

/** A drawing of the site's own on 160×96; decoration, as the words beside it say the same. */
const Spot = ({ capital, cost, missing, line }: SpotProps) => (
  <svg
    width="160"
    height="96"
    viewBox="0 0 160 96"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth="12"
    aria-hidden="true"
  >
    {capital && <path d={capital} stroke="var(--capital)" />}
    {cost && <path d={cost} stroke="var(--cost)" />}
    {missing && <path d={missing} stroke="var(--line)" />}
    <path d={line} stroke="var(--control)" strokeWidth="2" />
  </svg>
);

// All of them are the mark's bars, which fall as an instalment does month by month.

/** Several offers become the one that costs least. */
export const StepsSpot = () => (
  <Spot
    capital="M27 84V68M51 84V68M75 84V68M153 84V68"
    cost="M27 52V20M51 52V36M75 52v-8M153 52v-2"
    line="M101 62h22m-8-8 8 8-8 8"
  />
);

/** A sheet with what it costs drawn on it. */
export const ContractSpot = () => (
  <Spot capital="M21 68h6" cost="M43 68h18" line="M1 4h60l24 24v64H1zM61 4v24h24M21 26h18M21 44h44" />
);

/** A thing is done. */
export const DoneSpot = () => <Spot capital="M7 84V52M31 84V62M55 84V74" line="M71 46l14 14 26-36" />;

/** A drawing with one bar missing. */
export const MissingSpot = () => <Spot capital="M24 80V24M96 80V68" missing="M60 80V46" line="M1 94h118" />;
