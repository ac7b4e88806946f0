import { type Answered, ask, type Asked } from '#scripts/bench/hosts/ask.ts';

/** Something that two hosts answer differently. */
type Difference = { asked: string; what: string; ours: string; theirs: string };

type Known = { reason: string; is: (difference: Difference, theirs: Answered, ours: Answered) => boolean };

/** Differences that do not matter to a visitor, each with why. */
const KNOWN: readonly Known[] = [
  {
    reason: 'max-age=0, must-revalidate says what no-cache says',
    is: ({ what, ours, theirs }) =>
      what === 'cache-control' && ours === 'no-cache' && theirs === 'public, max-age=0, must-revalidate',
  },
  {
    reason: 'the host leads to the one spelling by 307, our server by 308: the same address is reached',
    is: ({ what, ours, theirs }) => what === 'status' && ours === '308' && theirs === '307',
  },
  {
    reason: 'a redirect of the host has no body and none of our headers',
    is: ({ what, theirs }, { status = '' }) => /^30\d$/.test(status) && what !== 'location' && theirs === '',
  },
  {
    reason: 'a redirect has no content, whatever type it claims',
    is: ({ what }, { status = '' }) => /^30\d$/.test(status) && what === 'content-type',
  },
  {
    reason: 'what can only be read is not written: refused without words, or led on first',
    is: ({ asked }, theirs, ours) =>
      !/^(?:GET|HEAD) /.test(asked) && ![ours, theirs].some(({ status = '' }) => status.startsWith('2')),
  },
  {
    reason: 'who asks for a range is told no lifetime',
    is: ({ what, ours, theirs }) => what === 'cache-control' && ours === 'no-cache' && theirs === '',
  },
  {
    reason: 'the host joins slashes and escapes anew before it looks: nothing of ours is at such an address',
    is: ({ asked }, { status }) => /^GET \/(?:\/|%|\.\.)/.test(asked) && status === '307',
  },
  {
    reason: 'the page for what is not there answers 200 at its own address; it is not indexed',
    is: ({ asked }) => asked.endsWith('/404'),
  },
  {
    reason: 'health and description are our own server’s',
    is: ({ asked }) => /^GET \/(?:livez|openapi\.json)$/.test(asked),
  },
];

export type Comparison = { asked: number; known: ReadonlyMap<string, number>; differences: Difference[] };

/** Asks both hosts the same, one after the other, and gives what they answer differently. */
export async function compareHosts(ours: string, theirs: string, all: readonly Asked[]): Promise<Comparison> {
  const known = new Map<string, number>();
  const differences: Difference[] = [];
  const compare = async (
    asked: Asked,
    say = `${asked.method} ${asked.path}`,
  ): Promise<[Answered, Answered]> => {
    const [here, there] = await Promise.all([ask(ours, asked), ask(theirs, asked)]);
    for (const [what, value = ''] of Object.entries(here)) {
      const other = there[what] ?? '';
      if (what === 'etag' || value === other) continue;
      const difference = { asked: say, what, ours: value, theirs: other };
      const reason = KNOWN.find(({ is }) => is(difference, there, here))?.reason;
      if (reason === undefined) differences.push(difference);
      else known.set(reason, (known.get(reason) ?? 0) + 1);
    }
    return [here, there];
  };
  for (const asked of all) {
    const [here, there] = await compare(asked);
    if (asked.method !== 'GET' || [here, there].some(({ status }) => status !== '200')) continue;
    const again = await Promise.all(
      [[ours, here] as const, [theirs, there] as const].map(([url, { etag = '' }]) =>
        ask(url, { ...asked, headers: { 'If-None-Match': etag } }),
      ),
    );
    const [first = {}, second = {}] = again;
    if (first['status'] !== second['status'])
      differences.push({
        asked: `GET ${asked.path} again`,
        what: 'status',
        ours: first['status'] ?? '',
        theirs: second['status'] ?? '',
      });
  }
  return { asked: all.length, known, differences };
}
