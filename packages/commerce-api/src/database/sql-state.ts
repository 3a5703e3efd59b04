/** The SQLSTATE of a failed statement, also when Drizzle has wrapped the driver's error. */
export function sqlStateOf(error: unknown): string | undefined {
  return databaseErrorOf(error)?.code
}

/** The constraint that refused a row. */
export function constraintOf(error: unknown): string | undefined {
  return databaseErrorOf(error)?.constraint
}

type DatabaseError = { readonly code?: string; readonly constraint?: string }

function databaseErrorOf(error: unknown): DatabaseError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') {
      const constraint =
        'constraint' in current && typeof current.constraint === 'string' ? current.constraint : undefined
      return { code: current.code, constraint }
    }
  }
  return undefined
}
