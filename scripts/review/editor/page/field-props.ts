import type { Problem } from '#scripts/config/read/problem.ts';
import type { Resolved, SchemaReader } from '#scripts/config/read/schema-walk.ts';

export type Form = {
  reader: SchemaReader;
  /** Words of schemas and problems without names of files. */
  spoken: (text: string) => string;
  /** Whether a place has a problem, or has just been navigated to; places inside it count. */
  isCalled: (pointer: string) => boolean;
  problemsAt: (pointer: string) => readonly Problem[];
  change: (pointer: string, value: unknown) => void;
};

export type FieldProps = { form: Form; schema: Resolved; pointer: string; name: string; value: unknown };
