import { loanFormKey } from '#domain/stored-keys.ts';

/** Name of the picture of a page for an audience. */
export const pictureName = ({ id }: { id: string }): string => `prestamos-${id}`;

/** Key of the loan form of a page for an audience. */
export const formKey = (id: string): string => loanFormKey(`prestamos-${id}`);
