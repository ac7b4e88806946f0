import { mounter } from '#islands/mount.tsx';
import { ContactForm } from '#pages/ContactForm.tsx';

export const mount = mounter(ContactForm);
