/** Values of `gender`; they travel and are stored as they are. */
export const GENDERS = ['Masculino', 'Femenino'] as const;

/** Step 2 as the visitor filled it in. */
export type PersonalData = {
  /** Digits only, at most 8; a leading 0 counts. */
  dni: string;
  email: string;
  /** National number: 10 digits when complete, more or fewer while it is not valid. */
  phone: string;
  /** An element of GENDERS, or ''. */
  gender: string;
};

export const emptyPersonalData = (gender: string): PersonalData => ({
  dni: '',
  email: '',
  phone: '',
  gender,
});
