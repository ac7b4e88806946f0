import type { Directory, SimulatorConfig } from '#generated/types.ts';
import { styles } from '#pages/directory.styles.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { Field } from '#ui/fields/Field.tsx';
import { styles as fields } from '#ui/fields/field.styles.ts';
import { ROUTES } from '#site/routes.ts';

export type DirectoryFilterProps = {
  texts: Directory['filters'];
  provinces: SimulatorConfig['provinces'];
};

/** Names of the controls; in the address they have the same. */
export const FILTER_FIELDS = ['buscar', 'provincia', 'orden', 'tipo'] as const;

/**
 * The controls that narrow the directory down. They are plain HTML, brought to life by
 * src/islands/directory-filter.ts; without JavaScript they are not shown and the whole list is.
 */
export function DirectoryFilter({ texts, provinces }: DirectoryFilterProps) {
  const types = [
    { value: '', label: texts.allTypes },
    { value: 'banco', label: texts.banks },
    { value: 'fintech', label: texts.fintechs },
  ];
  return (
    <form className={styles.filter} role="search" action={ROUTES.directory}>
      <Field id="buscar" label={texts.search}>
        {(control) => (
          <input
            {...control}
            className={fields.control}
            name="buscar"
            type="search"
            placeholder={texts.searchPlaceholder}
            autoComplete="off"
          />
        )}
      </Field>
      <Field id="provincia" label={texts.province}>
        {(control) => (
          <select {...control} className={fields.control} name="provincia">
            <option value="">{texts.allProvinces}</option>
            {provinces.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="orden" label={texts.sort}>
        {(control) => (
          <select {...control} className={fields.control} name="orden">
            <option value="">{texts.sortOwn}</option>
            <option value="cft">{texts.sortCft}</option>
            <option value="nombre">{texts.sortName}</option>
          </select>
        )}
      </Field>
      <fieldset className={fields.field}>
        <legend className={styles.legend}>{texts.type}</legend>
        <div className={styles.types}>
          {types.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="tipo" value={value} defaultChecked={value === ''} /> {label}
            </label>
          ))}
        </div>
      </fieldset>
      {/* The list follows what is typed; Enter alone still submits. */}
      <button type="submit" hidden>
        {texts.search}
      </button>
      <p className={styles.result}>
        <span role="status" />
        <button className={buttons.quiet} type="reset" hidden>
          {texts.clear}
        </button>
      </p>
    </form>
  );
}
