import { mounter } from '#app/mount.tsx';
import { ContactForm } from '#pages/ContactForm.tsx';

export const mount = mounter(ContactForm);
