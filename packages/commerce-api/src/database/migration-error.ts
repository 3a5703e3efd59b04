/** Says in one sentence what keeps the database from being migrated. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}
