import { type DataSource, dataSource } from '#gateways/data.ts';
import entitiesAddress from '#generated/content/entities.json?url';
import type { Entities } from '#generated/types.ts';

/** A kind of entity of the central bank's lists, or that bank itself. */
type EntityKind = Entities['entities'][number]['kind'] | 'banco_central';

/** An entity of the central bank's lists, with every name it is known by; the first is its legal name. */
export type KnownEntity = {
  names: readonly string[];
  kind: EntityKind;
  /** Name that people know it by. */
  shown?: string;
  /** Host of its official site, where we know it. */
  site?: string;
};

/** Entities, and the day (YYYY-MM-DD) on which the lists were consulted. */
export type KnownEntities = { asOf: string; entities: readonly KnownEntity[] };

/** Entities that the central bank knows by name. */
export const knownEntities: DataSource<KnownEntities> = dataSource(entitiesAddress);
