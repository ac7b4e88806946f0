import { WhatIf } from '#features/what-if/WhatIf.tsx';
import type { PanelsSlots } from '#loan/slots.ts';

export const slots: PanelsSlots = { parts: { 'what-if': WhatIf } };
