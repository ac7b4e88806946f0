import { UserError } from '#scripts/config/read/user-error.ts';

export const SITE = 'config/site.json';

export const lenderFile = (id: string): string => `config/lenders/${id}.json`;
export const logoFile = (logo: string): string => `config/logos/${logo}`;

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The id given on the command line.
 *
 * @throws UserError, in Spanish, when it cannot be an address.
 */
export function readId(given: string): string {
  if (!ID.test(given))
    throw new UserError(
      `«${given}» no sirve como id: solo minúsculas sin acento, números y guiones simples, como banco-ejemplo.`,
    );
  return given;
}
