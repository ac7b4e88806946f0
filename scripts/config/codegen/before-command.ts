import { join } from 'node:path';
import { generateKinds } from '#scripts/config/codegen/kinds.ts';

/*
 * Loaded before a command of package.json that reads the content (`--import`): writes the kinds of content anew from the
 * schemas, so that the command runs after a clone or an update before anything was generated.
 */
generateKinds(join(import.meta.dirname, '../../..'));
