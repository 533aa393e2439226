import { z } from 'zod';
import { saveModule } from '#contract/modules.ts';

/** Fields of a new module; a select holds text, so the parent's number becomes one when it leaves the form. */
export interface ModuleValues {
  parent: string;
  name: string;
  title: string;
  description: string;
  router_name: string;
  image_name: string;
  module_order: number | string | null;
  enabled: boolean;
  is_public: boolean;
  under_construction: boolean;
  sys_admins_only: boolean;
  hide_submodules: boolean;
  [field: string]: unknown;
}

/** A new module waits switched off until it is ready to be seen. */
export const emptyModule: ModuleValues = {
  parent: '',
  name: '',
  title: '',
  description: '',
  router_name: '',
  image_name: '',
  module_order: 100,
  enabled: false,
  is_public: false,
  under_construction: true,
  sys_admins_only: false,
  hide_submodules: false,
};

/** The contract's rules for what the form holds. */
export const moduleSchema = saveModule.body
  .omit({
    module_id: true,
    parent_module_id: true,
    version: true,
  })
  .extend({ parent: z.string() });

/** The call's body of a new module. */
export function moduleBody({ parent, ...values }: ModuleValues): Record<string, unknown> {
  return { ...values, parent_module_id: parent === '' ? null : Number(parent) };
}
