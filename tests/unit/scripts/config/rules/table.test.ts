import { describe, expect, test } from 'vitest';
import { rulesSlots } from '#generated/rules-slots.ts';
import { RULES } from '#scripts/config/rules/all.ts';
import { textOf } from '../../../../support/content/files.ts';
import { changesOf, newPlaces, type OneEdit, ruleProblems } from '../../../../support/content/rule-run.ts';
import { CASES } from './table.ts';

const ruleOf = (id: string) => {
  const rule = RULES.find((one) => one.id === id);
  if (!rule) throw new Error(`No rule ${id}.`);
  return rule;
};

/** A place in full: of the edited file when it names none, and the edited place when it is a severity alone. */
function placeOf(found: string, file: string, edit: OneEdit): string {
  const [severity, place = Object.keys(edit)[0] ?? ''] = found.split(' ');
  return `${severity} ${place.startsWith('/') ? `${file}#${place}` : place}`;
}

describe.each(Object.entries(CASES))('%s', (key, rows) => {
  const [id = '', name, today] = key.split(' ');
  const file = `config/${name}`;

  test.each(rows)('the rule judges %s', (_, edit, ...found) => {
    const places = found.map((one) => placeOf(one, file, edit));
    expect(newPlaces(ruleOf(id), changesOf(file, edit), today)).toEqual(places);
  });
});

test.each([
  ['a month before its end', '2027-11-01', 'vence el 2027-11-20'],
  ['after its end', '2027-11-21', 'venció el 2027-11-20'],
])('a claim is warned of %s', (_, today, words) => {
  const [problem] = ruleProblems(ruleOf('dates'), {}, today).filter(({ pointer }) =>
    pointer.endsWith('/expires'),
  );
  expect(problem).toMatchObject({ severity: 'warning', message: expect.stringContaining(words) });
});

test('every rule of the core has a case here or among the sentences', () => {
  const told = Array.from(textOf('tests/schema/sentences.txt').matchAll(/\((\S+)\)/g), ([, id]) => id);
  const tried = new Set([...Object.keys(CASES).map((key) => key.split(' ')[0]), ...told]);
  const core = RULES.filter(({ id }) => !rulesSlots.flatMap(Object.values).some((one) => one.id === id));
  expect(core.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
});
