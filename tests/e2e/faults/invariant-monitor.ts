import type { BrowserContext, Request } from 'playwright';
import type { Inspection } from '../../support/faults/inspection.ts';

/** Words of a program that a visitor must never meet. */
const RAW_VALUE = /\b(?:NaN|undefined|null|Infinity)\b|\[object/;
const POLICY_VIOLATION = /Content Security Policy|Trusted ?Type|TrustedHTML/i;
const BROKEN_RENDER = /Minified React error|hydrat/i;

const isPost = (request: Request, path: string): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === path;

/** Watches for what must never happen in any test. `events` names each time it did. */
export class InvariantMonitor {
  readonly events: string[] = [];
  simulations = 0;
  /** Leads by their ids: one that is sent again is still the same. */
  private readonly leadIds = new Set<string>();
  get leads(): number {
    return this.leadIds.size;
  }

  /** Presses of a button that asks for offers. */
  presses = 0;

  /** `expectsViolation`: the fault itself is something the policy must stop. */
  constructor(
    context: BrowserContext,
    private readonly expectsViolation = false,
  ) {
    context.on('weberror', (error) => this.events.push(`uncaught exception: ${error.error().message}`));
    context.on('console', (message) => this.hear(message.text()));
    context.on('request', (request) => {
      if (isPost(request, '/simular_personal')) this.simulations += 1;
      if (isPost(request, '/leads')) this.leadIds.add((request.postDataJSON() as { id: string }).id);
    });
  }

  private hear(text: string): void {
    if (POLICY_VIOLATION.test(text) && !this.expectsViolation) this.events.push(`policy violation: ${text}`);
    if (BROKEN_RENDER.test(text)) this.events.push(`broken rendering: ${text}`);
  }

  /** Checks what is on the screen. `settled`: a minute has passed since anything was done. */
  look(seen: Inspection, settled = false): void {
    const isBlank = seen.text.trim().length < 200 || (seen.island !== null && seen.island.trim().length < 40);
    if (isBlank) this.events.push(`blank page: ${seen.url}`);
    const raw = [seen.title, seen.text, ...seen.labels].find((text) => RAW_VALUE.test(text));
    if (raw) this.events.push(`raw value on the screen: ${RAW_VALUE.exec(raw)?.[0]} in ${excerpt(raw)}`);
    if (settled && seen.isBusy) this.events.push(`still busy after a minute: ${seen.url}`);
  }

  /** Checks what was sent. */
  count(): void {
    if (this.simulations > this.presses)
      this.events.push(`${this.simulations} simulation calls for ${this.presses} presses`);
    if (this.leads > this.simulations)
      this.events.push(`${this.leads} leads for ${this.simulations} simulations`);
  }

  lost(what: string): void {
    this.events.push(`lost input: ${what}`);
  }
}

const excerpt = (text: string): string => {
  const at = RAW_VALUE.exec(text)?.index ?? 0;
  return text.slice(Math.max(0, at - 30), at + 30).replaceAll('\n', ' ');
};
