/** They stand within each other, where places could not be read. */
const leftOut = {
  reason: '{n} {reason}',
  cheaper: { one: '{reason} [{n}]', other: '{reason} [{n}]' },
  and: '{first} y {last}',
};

export const given = { 'left-out.json': leftOut };
