import type { OfferedFile } from '#domain/offered-loan.ts';
import { type DataSource, dataSource } from '#gateways/data.ts';

/** What others were offered, as the server publishes it. */
export const offered: DataSource<OfferedFile> = dataSource('/datos/ofertas-reales.json');
