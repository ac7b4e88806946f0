import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { pluralize } from '#scripts/config/read/wording.ts';
import { folded } from '#scripts/review/studio/folded.ts';
import { hasError, LenderSection, Problems } from '#scripts/review/studio/page/LenderSection.tsx';
import { SCENARIOS } from '#scripts/review/studio/scenarios.ts';
import type { StudioData, StudioLender } from '#scripts/review/studio/studio-data.ts';

/** Pixels, as in studio.css: both frames of a state, what stands around them, between states, and beside a row. */
const FRAMES_WIDTH = 390 + 1280;
const FRAME_EDGES = 8;
const GAP = 28;
const ROW_EDGES = 2 * 21;

const RETRY = 1000;

const COLUMNS = { seis: 6, tres: 3, dos: 2, una: 1 };
const FIRST_LOOK = { search: '', filter: 'all', columns: 'tres', scheme: 'light', trial: '' };
/** What is chosen above the lenders. */
type Look = typeof FIRST_LOOK;

const TRIALS = Object.fromEntries(SCENARIOS.map(({ id, label }) => [id, label]));
const CHOICES: [name: keyof Look, label: string, options: Record<string, string>][] = [
  ['filter', 'Ver', { all: 'Todos', banco: 'Bancos', fintech: 'Fintechs', problems: 'Con observaciones' }],
  [
    'columns',
    'Tamaño',
    { seis: 'Seis por fila', tres: 'Tres por fila', dos: 'Dos por fila', una: 'Una por fila' },
  ],
  ['scheme', 'Tema', { light: 'Claro', dark: 'Oscuro' }],
  ['trial', 'Probar otra respuesta del proveedor', { '': 'Ninguna', ...TRIALS }],
];

/** What the server tells, at once and after every edit. It is asked anew when it went away. */
function useStudioData(): StudioData | undefined {
  const [data, setData] = useState<StudioData>();
  useEffect(() => {
    const listen = (): void => {
      const events = new EventSource('/__studio/events');
      events.addEventListener('message', (event: MessageEvent<string>) =>
        setData(JSON.parse(event.data) as StudioData),
      );
      events.addEventListener('error', () => {
        if (events.readyState === EventSource.CLOSED) setTimeout(listen, RETRY);
      });
    };
    listen();
  }, []);
  return data;
}

/** Sizes the frames in a place so that as many states as were chosen fill a row. */
function useScale({ columns, scheme }: Look) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const count = COLUMNS[columns as keyof typeof COLUMNS];
    const size = (): void => {
      const row = (place.current?.clientWidth ?? 0) - ROW_EDGES - (count - 1) * GAP;
      const scale = (row / count - FRAME_EDGES) / FRAMES_WIDTH;
      document.documentElement.style.cssText = `--scale: ${scale.toFixed(4)}; --scheme: ${scheme}`;
    };
    size();
    addEventListener('resize', size);
    return () => removeEventListener('resize', size);
  }, [columns, scheme]);
  return place;
}

function isWanted({ words, type, problems }: StudioLender, { filter, search }: Look): boolean {
  const isOfKind = filter === 'all' || filter === type || (filter === 'problems' && problems.length > 0);
  const sought = folded(search).split(' ');
  return isOfKind && sought.every((word) => words.includes(word));
}

function Controls({ look, choose }: { look: Look; choose: (look: Look) => void }) {
  const change = ({ target }: { target: { name: string; value: string } }): void =>
    choose({ ...look, [target.name]: target.value });
  return (
    <form className="controls" onSubmit={(event) => event.preventDefault()}>
      <label className="search">
        <span className="soft">Buscar</span>
        <input
          type="search"
          name="search"
          placeholder="Nombre o nombre legal"
          value={look.search}
          onChange={change}
        />
      </label>
      {CHOICES.map(([name, label, options]) => (
        <label key={name}>
          <span className="soft">{label}</span>
          <select name={name} value={look[name]} onChange={change}>
            {Object.entries(options).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  );
}

/** What the check says of all files but those of lenders: folded away, unless something is wrong. */
function General({ problems }: Pick<StudioData, 'problems'>) {
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (place.current && hasError({ problems })) place.current.open = true;
  }, [problems]);
  return (
    <details ref={place} className="card" hidden={problems.length === 0}>
      <summary>{pluralize(problems.length, 'observación', 'observaciones')} en otros archivos</summary>
      <Problems problems={problems} />
    </details>
  );
}

function Studio() {
  const data = useStudioData();
  const [look, choose] = useState(FIRST_LOOK);
  const place = useScale(look);
  const { lenders, problems, isBroken } = data ?? { lenders: [], problems: [], isBroken: false };
  const wanted = new Set(lenders.filter((lender) => isWanted(lender, look)));
  const all = pluralize(lenders.length, 'banco', 'bancos');
  const count = wanted.size === lenders.length ? all : `${wanted.size} de ${all}`;
  return (
    <>
      <header className="top">
        <div>
          <h1>Estudio</h1>
          <p className="soft" role="status">
            {data ? count : 'Leyendo los bancos…'}
          </p>
        </div>
        <Controls look={look} choose={choose} />
      </header>
      <main>
        {isBroken && (
          <p id="broken" className="card" role="alert">
            Hay errores por corregir. Hasta entonces las páginas no se actualizan.
            {lenders.filter(hasError).map(({ id, file }) => (
              <a key={id} href={`#${id}`}>
                {file}
              </a>
            ))}
          </p>
        )}
        <General problems={problems} />
        <div ref={place}>
          {lenders.map((lender) => (
            <LenderSection
              key={lender.id}
              lender={lender}
              trial={look.trial}
              isHidden={!wanted.has(lender)}
            />
          ))}
        </div>
        {data && wanted.size === 0 && <p className="card">Ningún banco coincide con la búsqueda.</p>}
      </main>
    </>
  );
}

const place = document.getElementById('studio');
if (place) createRoot(place).render(<Studio />);
