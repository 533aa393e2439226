/** A backup or a restore cannot go on; the message is one Czech sentence for the operator. */
export class BackupRefusal extends Error {}
