/** A text, or one with the ids of the faults of `faults.json` that it stands for. */
export type Said = string | readonly [ids: string, text: string];

/** Promises and claims that nobody may make. */
export const PROMISES: readonly Said[] = [
  ['[F01]', 'Te lo aprobamos seguro, hoy mismo.'],
  ['[F02]', 'Préstamos con aprobación garantizada.'],
  ['[F03]', 'Plata en el día y sin requisitos.'],
  ['[F04]', 'Préstamos personales sin veraz.'],
  'Aunque estés en el Veraz, te prestamos.',
  'Un préstamo con tasa 0 y sin interés.',
  ['[F05]', 'Con 300 años de historia.'],
  'Compará más de 500 entidades.',
  ['[F06]', '+500 entidades que comparamos en el acto.'],
  ['[F07]', 'Plazos de hasta 500 meses para vos.'],
  ['[F09]', '“Me aprobaron en dos minutos, lo recomiendo” — María, Rosario'],
  'Prestamos hasta $ 900.000.000.000 en el día.',
  '500 meses de plazo para devolverlo.',
  ['[F08]', 'Con un plazo de 500 meses.'],
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
  'XXX años',
  'FIXME',
  'asdf',
  'A completar',
  '¿Cuánto???',
];

/** Texts that a careless rule would stop, and that are right. */
export const FINE: readonly Said[] = [
  ['[F68]', 'Una app creada en 2015 por un equipo local.'],
  ['[F69]', 'La sede fue fundada en 1923.'],
  'Nadie puede asegurarte la aprobación de un préstamo.',
  'Desconfiá de quien te promete aprobación garantizada.',
  'Tu préstamo',
  'Trámites < 100 %',
  'Bancos & Fintechs',
  'Cuota * plazo',
  'Todo en línea, en todo el país',
];
