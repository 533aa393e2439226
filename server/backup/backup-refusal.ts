import { StartRefusal } from '#server/db/embedded/start-refusal.ts';

/** A backup or a restore that cannot be done; its message is one sentence for the operator. */
export class BackupRefusal extends StartRefusal {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupRefusal';
  }
}
