import { loanFormKey } from '#domain/stored-keys.ts';

export const pictureName = ({ id }: { id: string }): string => `prestamos-${id}`;

export const formKey = (id: string): string => loanFormKey(`prestamos-${id}`);
