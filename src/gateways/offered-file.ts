import type { OfferedFile } from '#domain/offered-loan.ts';
import { type DataSource, dataSource } from '#gateways/data.ts';

/** The reported offers that the server publishes. */
export const offered: DataSource<OfferedFile> = dataSource('/datos/ofertas-reales.json');
