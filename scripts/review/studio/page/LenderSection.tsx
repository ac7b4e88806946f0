import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { showPage } from '#scripts/review/studio/page/frames.ts';
import { type ScenarioId, scenarioOf } from '#scripts/review/studio/scenarios.ts';
import { addressOf, LISTED, listedAt, type PageState, STATES } from '#scripts/review/studio/states.ts';
import type { StudioFigure, StudioLender, StudioProblem } from '#scripts/review/studio/studio-data.ts';

const SEVERITIES = { error: 'Error', warning: 'Aviso' };
const TYPES: Record<string, string> = { banco: 'Banco', fintech: 'Fintech' };
const DEVICES = { phone: 'celular', desktop: 'computadora' };
/** A lender this far from the window needs no frames, not even empty ones. */
const MARGIN = '1500px';

export const hasError = ({ problems }: { problems: readonly StudioProblem[] }): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** Findings as the check prints them, with the lines they are about. */
export const Problems = ({ problems }: { problems: readonly StudioProblem[] }) => (
  <ul>
    {problems.map(({ severity, place, message, lines }) => (
      <li key={place + message} className="problem note" data-severity={severity}>
        <p>
          <strong>{SEVERITIES[severity]}</strong> {message}
        </p>
        <p className="soft">{place}</p>
        {lines && <pre className="lines">{lines}</pre>}
      </li>
    ))}
  </ul>
);

const Figure = ({ use, text, background, ratio, isReadable }: StudioFigure) => (
  <li>
    <span className="sample" aria-hidden="true" style={{ color: text, background }}>
      Aa
    </span>
    <span className="use soft">{use}</span>
    <strong className="ratio" data-readable={isReadable}>
      {ratio}
    </strong>
  </li>
);

/** What a page tells search engines and social networks; undefined while something is broken. */
async function metadataOf(path: string) {
  const answer = await fetch(path, { headers: { Accept: 'text/html' } });
  if (!answer.ok) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const told = (meta: string): string => page.querySelector<HTMLMetaElement>(`meta[${meta}]`)?.content ?? '';
  const { host, pathname } = new URL(told('property="og:url"'));
  const picture = new URL(told('property="og:image"')).pathname;
  return { title: page.title, address: host + pathname, text: told('name=description'), picture };
}

/** Read again whenever the lender is told of; while something is broken, what was shown before stays. */
function Metadata({ lender, path, isNear }: { lender: StudioLender; path: string; isNear: boolean }) {
  const [told, setTold] = useState<Awaited<ReturnType<typeof metadataOf>>>();
  useEffect(() => {
    if (isNear) void metadataOf(path).then((now) => now && setTold(now));
  }, [lender, path, isNear]);
  return (
    told && (
      <div className="metadata">
        <div className="snippet">
          <p className="soft">En un buscador</p>
          <p className="snippet-title">{told.title}</p>
          <p>{told.address}</p>
          <p className="snippet-text">{told.text}</p>
        </div>
        <div>
          <p className="soft">Al compartirla</p>
          <img className="share" src={told.picture} alt="" width="1200" height="630" />
        </div>
      </div>
    )
  );
}

function Frame({ device, address, title }: { device: string; address: string; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? showPage(place.current, address, title) : undefined), [address, title]);
  return <div ref={place} className={`frame ${device}`} />;
}

const Tab = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank">
    {children}
  </a>
);

type StateCardProps = { lender: string; state: PageState; address: string };

const StateCard = ({ lender, state: { label, isSent, scenario }, address }: StateCardProps) => (
  <article className="state">
    <header>
      <h3>{label}</h3>
      <Tab to={address}>Abrir</Tab>
    </header>
    <div className="frames">
      {Object.entries(DEVICES).map(([device, name]) => (
        <Frame key={device} {...{ device, address }} title={`${lender}, ${label.toLowerCase()}, ${name}`} />
      ))}
    </div>
    <p className="soft">{isSent && scenarioOf(scenario)?.shows}</p>
  </article>
);

function statesOf(trial: string): PageState[] {
  const tried = scenarioOf(trial);
  if (!tried) return [...STATES];
  return [{ label: `A prueba: ${tried.label}`, scenario: trial as ScenarioId, isSent: true }, ...STATES];
}

/** Whether the window is at an element, or about to be. */
function useNearness() {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting ?? false), {
      rootMargin: MARGIN,
    });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return { place, isNear };
}

type LenderSectionProps = { lender: StudioLender; trial: string; isHidden: boolean };

/** A lender with its page in every state, if it has one, and its card in the directory; `trial` is a scenario, or ''. */
export const LenderSection = memo(({ lender, trial, isHidden }: LenderSectionProps) => {
  const { id, name, file, type, color, isColorProvisional, logo, path, problems, figures } = lender;
  const { place, isNear } = useNearness();
  const colored = color && `color ${color}${isColorProvisional ? ' (provisorio)' : ''}`;
  const states = path === null ? [] : statesOf(trial);
  return (
    <section
      ref={place}
      id={id}
      hidden={isHidden}
      className={`card lender${hasError(lender) ? ' with-error' : ''}`}
      style={{ '--lender': color ?? 'transparent' } as CSSProperties}
    >
      <header>
        {logo !== null && <img src={logo} alt="" width="48" height="48" />}
        <div className="names">
          <h2>{name}</h2>
          <p className="soft">{[TYPES[type], path, file, colored].filter(Boolean).join(' · ')}</p>
        </div>
        <ul className="figures" aria-label="Contraste del color">
          {figures.map((figure) => (
            <Figure key={figure.use} {...figure} />
          ))}
        </ul>
      </header>
      <Problems problems={problems} />
      {path === null && type !== '' && (
        <p className="soft">
          No tiene página propia: figura en el <Tab to="/bancos">directorio</Tab> y su botón lleva a{' '}
          <Tab to="/simular">/simular</Tab>.
        </p>
      )}
      {path !== null && <Metadata {...{ lender, path, isNear }} />}
      {isNear && type !== '' && (
        <div className="states">
          {states.map((state) => (
            <StateCard key={state.label} lender={name} state={state} address={addressOf(path ?? '', state)} />
          ))}
          <StateCard lender={name} state={LISTED} address={listedAt(name)} />
        </div>
      )}
    </section>
  );
});
