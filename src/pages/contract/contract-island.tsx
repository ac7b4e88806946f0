import { mounter } from '#islands/mount.tsx';
import { ContractForm } from '#pages/contract/ContractForm.tsx';

export const mount = mounter(ContractForm);
