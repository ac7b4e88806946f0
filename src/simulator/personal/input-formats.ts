import { editDni, formatDni, parseDni } from '#domain/input/dni.ts';
import { parseEmail } from '#domain/input/email.ts';
import { editPhone, formatPhone, parsePhone } from '#domain/input/phone.ts';
import type { InputFormat } from '#ui/fields/TypedField.tsx';

/** Eight digits with dots between thousands. */
export const dni: InputFormat<string> = {
  parse: (text) => parseDni(text).dni,
  format: formatDni,
  edit: editDni,
};

/** A national number, in its usual form once complete. */
export const phone: InputFormat<string> = { parse: parsePhone, format: formatPhone, edit: editPhone };

/** An address as typed; spaces around it go when the field is left. */
export const email: InputFormat<string> = {
  parse: parseEmail,
  format: (address) => address,
  edit: ({ after, caret }) => ({ text: after, caret }),
};
