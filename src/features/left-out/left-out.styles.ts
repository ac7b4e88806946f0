import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, space } from '#ui/tokens.ts';

export const styles = stylesheet({
  /** The button is as large as a finger and lies over the empty room around it. */
  line: {
    '& summary': {
      width: 'fit-content',
      marginBlock: -space.m,
      paddingBlock: space.m,
      listStyle: 'none',
      cursor: 'pointer',
    },
    '& summary svg': { display: 'inline-block', verticalAlign: 'middle' },
    '& summary :first-child': { color: color.ink },
    '& p': { paddingBlock: space.s, maxWidth: '66ch' },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
    [media.print]: { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
  },
});
