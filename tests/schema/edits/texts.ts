/** A text, or one with the ids of the faults of `faults.json` that it stands for. */
export type Said = string | readonly [ids: string, text: string];

/** Promises and claims that nobody may make. */
export const PROMISES: readonly Said[] = [
  'Un préstamo con tasa cero y sin interés.',
  ['[F01]', 'Te lo aprobamos seguro, hoy mismo.'],
  ['[F02]', 'Préstamos con aprobación garantizada.'],
  ['[F03]', 'Plata en el día y sin requisitos.'],
  ['[F04]', 'Préstamos personales sin veraz.'],
  'Aunque estés en el Veraz, te prestamos.',
  ['[F09]', '“Me aprobaron en dos minutos, lo recomiendo” — María, Rosario'],
  ['[F10]', '«Me lo dieron en el día, sin vueltas», cuenta Marta.'],
];

/** Texts that are spoilt or unfinished. */
export const SPOILT: readonly Said[] = [
  ['[F38]', 'SimulÃ¡ tu prÃ©stamo acÃ¡.'],
  ['[F39]', 'Simul\uFFFD tu pr\uFFFDstamo.'],
  ['[F40]', 'Simulá tu préstamо acá.'],
  ['[F41]', 'xxxx'],
  'Préstamos&nbsp;personales',
  'Mirá [acá](https://www.galicia.ar)',
  'El **mejor** costo',
  '&#60;b&#62;',
  'TODO: bajada',
  'Lorem ipsum dolor',
  'FIXME',
  'asdf',
  '¿Cuánto???',
];

/** Texts that a careless rule would stop, and that are right. */
export const FINE: readonly Said[] = [
  'Con 140 años de historia, hasta 500 meses y más de 500 entidades.',
  'Nadie puede asegurarte la aprobación de un préstamo.',
  'Desconfiá de quien te promete aprobación garantizada.',
  'Tu préstamo',
  'Trámites < 100 %',
  'Bancos & Fintechs',
  'Cuota * plazo',
  'Todo en línea, en todo el país',
];
