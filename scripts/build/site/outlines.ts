import { fileHash } from '#scripts/build/site/logos.ts';
import { outlineOf, type ProvinceCode } from '#scripts/build/site/province-outline.ts';
import type { Content } from '#site/content.ts';

export type Outlines = {
  files: [file: string, data: string][];
  /** Address of the outline of a province that some lender names. */
  address: (code: ProvinceCode) => string;
};

/** Outlines of the provinces that lenders name, under names that change with their content. */
export function builtOutlines({ lenders }: Content): Outlines {
  const codes = new Set(lenders.flatMap(({ provinces }) => provinces ?? []));
  const built = new Map(
    Array.from(codes, (code) => {
      const drawing = outlineOf(code);
      return [code, { drawing, file: `assets/provinces/${code}-${fileHash(drawing)}.svg` }];
    }),
  );
  return {
    files: Array.from(built.values(), ({ file, drawing }) => [file, drawing]),
    address: (code) => `/${built.get(code)?.file ?? ''}`,
  };
}
