import type { SimulatorConfig } from '#generated/types.ts';
import { oneOf, seededRandom, wholeBetween } from './random.ts';

const SEED = 7;

/** Bodies of simulations by as many different visitors, as the form sends them; the same ones every time. */
export function syntheticRequests(
  { employment, provinces }: Pick<SimulatorConfig, 'employment' | 'provinces'>,
  count: number,
): string[] {
  const random = seededRandom(SEED);
  return Array.from({ length: count }, () => {
    const situation = oneOf(random, employment).label;
    const term = wholeBetween(random, 6, 60);
    const amount = wholeBetween(random, 1, 200) * 100_000;
    const seniority = wholeBetween(random, 0, 120);
    return JSON.stringify({
      situacion: situation,
      situacion_laboral: situation,
      plazo: term,
      plazo_meses: term,
      monto: amount,
      monto_prestamo: amount,
      antiguedad: seniority,
      antiguedad_meses: seniority,
      sueldo_bolsillo: wholeBetween(random, 3, 80) * 100_000,
      edad: wholeBetween(random, 18, 75),
      ubicacion: oneOf(random, provinces).label,
      dni: '30123456',
      email: 'ana@correo.example',
      phone: '1155551234',
      genero: 'Femenino',
    });
  });
}
