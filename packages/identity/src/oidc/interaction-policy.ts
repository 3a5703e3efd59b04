import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'

const { Check, Prompt, base } = interactionPolicy

// The session is the browser's; being signed in at one tenant says nothing about another.
const signedInAtThisStore = ({ oidc }: KoaContextWithOIDC) => {
  const clientId = oidc.client?.clientId
  return clientId !== undefined && oidc.session?.authorizations?.[clientId]?.grantId !== undefined
}

/** Sign in where needed; no consent page, since the store is ours; `prompt=create` opens "create account". */
export function createInteractionPolicy() {
  const policy = base()
  policy.remove('consent')
  policy
    .get('login')
    ?.checks.add(
      new Check('other_store', 'End-User is not signed in at this store', 'login_required', (context) =>
        signedInAtThisStore(context) || context.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  policy.add(new Prompt({ name: 'create', requestable: true }), 0)
  return policy
}
