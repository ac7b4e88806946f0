import { mounter } from '#islands/mount.tsx';
import { ContractForm } from '#features/contract-review/ContractForm.tsx';

export const mount = mounter(ContractForm);
