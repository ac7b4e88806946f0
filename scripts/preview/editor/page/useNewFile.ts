import { type ChangeEvent, useId, useState } from 'react';
import { normalSlug } from '#scripts/config/fix/normalise.ts';
import type { Published } from '#scripts/preview/editor/page/draft-text.ts';

/** Props of the inputs for a new file's name and address. */
type Typed = { value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void };

/** The name and the address of a file that is about to begin in a folder; the address follows the name until it is typed. */
export function useNewFile(files: Published, folder: string) {
  const faultId = useId();
  const [name, setName] = useState('');
  const [typedId, setId] = useState<string>();
  const id = typedId ?? normalSlug(name);
  const file = `${folder}/${id}.json`;
  const isTaken = file in files;
  const nameInput: Typed = { value: name, onChange: ({ target }) => setName(target.value) };
  const idInput: Typed = { value: id, onChange: ({ target }) => setId(target.value) };
  return {
    name: name.trim(),
    id,
    file,
    isTaken,
    /** Id of the sentence that says that the address is taken. */
    faultId,
    nameInput,
    idInput: {
      ...idInput,
      pattern: '[a-z0-9]+(-[a-z0-9]+)*',
      'aria-invalid': isTaken,
      'aria-describedby': faultId,
    },
    /** Empties both for the next one. */
    reset: (): void => {
      setName('');
      setId(undefined);
    },
  };
}
