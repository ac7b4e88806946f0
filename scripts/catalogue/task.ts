import { dayInBuenosAires } from '#domain/format.ts';
import { openCatalogue, refreshCatalogue } from '#scripts/catalogue/refresh.ts';
import { fetchAnswer, recordsIn } from '#scripts/catalogue/service.ts';
import { type Command, commandOfTasks, defineCommand, required } from '#scripts/cli/command.ts';
import { tellOperator } from '#scripts/catalogue/tell-operator.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { escapeInvisible } from '#scripts/config/read/wording.ts';

const USAGE = `Uso: npm run catalogue -- refresh [opciones]

Trae los préstamos del servicio público del BCRA (service en config/catalogue.json), renueva config/catalogue.json y dice
qué cambia. Un préstamo cuyo CFT cambia más del 30 % sigue con el que tenía; si son muchos a la vez,
no se escribe nada y se avisa a ALERT_WEBHOOK.

  --from=…     otra dirección del servicio
  --accept     acepta todo cambio de CFT, y que falten préstamos
  --help       muestra esta ayuda

Termina con 0 si el catálogo quedó al día, con 1 si no hubo respuesta, no sirve o quedó retenida, y con 2 si falló
la herramienta.`;

const refresh = defineCommand({
  usage: USAGE,
  options: {
    from: { type: 'string' },
    accept: { type: 'boolean', default: false },
  },
  run: async ({ values: { from, accept }, root, output }) => {
    const current = openCatalogue(root);
    const place = required(from ?? current.catalogue.service, 'Falta service en config/catalogue.json.');
    try {
      const records = recordsIn(await fetchAnswer(place));
      const today = dayInBuenosAires(Date.now());
      const { isHeld, lines } = refreshCatalogue({ root, current, records, today, accept });
      // Texts of the record may hold control characters; none of them may act on a terminal.
      output.log(lines.map(escapeInvisible).join('\n'));
      if (isHeld) await tellOperator(root, `El registro quedó retenido. ${lines.at(-1)}`, output);
      return isHeld ? 1 : 0;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      throw new UserError(`${place}: ${error.message}. No se escribió nada.`, { cause: error });
    }
  },
});

/** The tasks on the catalogue, by their names. */
export const command: Command = commandOfTasks(USAGE, { refresh });
