import { styles } from '#features/directory-search/directory-search.styles.ts';
import type { Props } from '#features/directory-search/directory-search-island.ts';
import type { SimulatorConfig } from '#generated/types.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { Field } from '#ui/fields/Field.tsx';
import { styles as fields } from '#ui/fields/field.styles.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { ROUTES } from '#site/routes.ts';

export type DirectorySearchProps = Props & { provinces: SimulatorConfig['provinces'] };

/** Names of the controls; in the address they have the same. */
export const SEARCH_FIELDS = ['buscar', 'provincia'] as const;

/**
 * The controls that narrow the directory down. They are plain HTML, brought to life by
 * its island; without JavaScript they are not shown and the whole list is.
 */
export function DirectorySearch({ texts, provinces }: DirectorySearchProps) {
  return (
    <form className={styles.search} role="search" action={ROUTES.directory}>
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
      <SelectField
        id="provincia"
        name="provincia"
        label={texts.province}
        placeholder={texts.allProvinces}
        options={provinces}
        isOptional
      />
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
