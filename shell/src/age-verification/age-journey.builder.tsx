import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { person, provideWidget, visitCellar } from './age-surroundings.builder.tsx'
import { ageVerificationOf } from './age-verification.ts'

export const verifyButton = () => screen.findByRole('button', { name: 'Verify my age' })
export const dialog = (name: string) => screen.findByRole('dialog', { name })
export const hasPage = (name: string) => screen.findByRole('heading', { name, level: 1 })

export async function tellWho(user: UserEvent, { firstName, lastName, dob } = person) {
  const form = within(await dialog('Verify your age'))
  await user.type(form.getByLabelText('First name'), firstName)
  await user.type(form.getByLabelText('Last name'), lastName)
  await user.type(form.getByLabelText('Date of birth'), dob.replaceAll('/', ''))
  await user.click(form.getByRole('button', { name: 'Continue' }))
}

/** Renders with commands that reach the verification, as the shell starts it. */
export async function visit(...[route, options]: Parameters<typeof visitCellar>) {
  const view = await visitCellar(route, {
    verifyAge: () => ageVerificationOf(view.platform, view.shell.table).verify(),
    ...options,
  })
  return view
}

export async function goThrough(options: Parameters<typeof visitCellar>[1] = {}, route = '/') {
  const widget = provideWidget()
  const view = await visit(route, options)
  await view.user.click(await verifyButton())
  await tellWho(view.user)
  await screen.findByText('The provider asks for a document')
  return { ...view, widget }
}
