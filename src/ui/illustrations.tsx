/** The parts of a drawing: bars of the capital, of the cost, of a missing value, and thin lines. */
type IllustrationProps = { capital?: string; cost?: string; missing?: string; line: string };

/** A drawing of the site's own on 160×96; decoration, as the words beside it say the same. */
const Illustration = ({ capital, cost, missing, line }: IllustrationProps) => (
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

// All of them are the bars of the logo, which fall as an instalment does month by month.

/** A thing is done. */
export const DoneIllustration = () => (
  <Illustration capital="M7 84V52M31 84V62M55 84V74" line="M71 46l14 14 26-36" />
);

/** A drawing with one bar missing. */
export const MissingIllustration = () => (
  <Illustration capital="M24 80V24M96 80V68" missing="M60 80V46" line="M1 94h118" />
);
