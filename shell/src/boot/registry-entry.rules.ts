import {
  type Asset,
  type CallTemplate,
  type Dialog,
  guardNames,
  type MenuEntry,
  menuNames,
  type RegistryRemote,
  type Route,
  type Surface,
  type TemplateValue,
  type Widget,
} from '@aisle/contract'
import {
  isAnything,
  isEither,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isPerhaps,
  isRecordOf,
  isShape,
  isText,
  isTextLike,
  isWhole,
} from '@aisle/platform/host'

const isGuards = isPerhaps(isListOf(isOneOf(...guardNames)))
const isPositive = (value: unknown): value is number => isWhole(value) && value > 0
const isLiteral = isEither(isEither(isText, isNumber), isFlag)

const isTemplate = isPerhaps(
  isRecordOf(
    isEither(
      isLiteral,
      isShape<Exclude<TemplateValue, string | number | boolean>>({
        from: isOneOf('path', 'query', 'shopping', 'answer'),
        name: isText,
        of: isPerhaps(isText),
        type: isPerhaps(isOneOf('string', 'number', 'list')),
        otherwise: isPerhaps(isLiteral),
      }),
    ),
  ),
)

const isRoute = isShape<Route>({
  path: isTextLike(/^\//),
  title: isText,
  guards: isGuards,
  data: isPerhaps(isListOf(isShape<CallTemplate>({ call: isText, params: isTemplate, query: isTemplate }))),
  linkName: isPerhaps(isText),
  isPublic: isPerhaps(isFlag),
  skipsAgeVerification: isPerhaps(isFlag),
  demandsAge: isPerhaps(isOneOf('browsing', 'checkout')),
  showsGoods: isPerhaps(isFlag),
  clearsHistory: isPerhaps(isFlag),
  noHistory: isPerhaps(isFlag),
})

const isSurface = isShape<Surface>({
  remote: isTextLike(/^mf-[a-z][a-z0-9-]{1,40}$/),
  contract: isPositive,
  routes: isRecordOf(isRoute),
  widgets: isRecordOf(
    isShape<Widget>({ slot: isPerhaps(isText), order: isPerhaps(isWhole), island: isPerhaps(isFlag) }),
  ),
  dialogs: isRecordOf(isShape<Dialog>({ title: isText, size: isOneOf('xl', 'lg', 'md', 'sm', 'xs') })),
  menu: isListOf(
    isShape<MenuEntry>({
      in: isOneOf(...menuNames),
      label: isText,
      link: isText,
      order: isPerhaps(isWhole),
      guards: isGuards,
    }),
  ),
})

const isAsset = isShape<Asset>({ url: isText, integrity: isTextLike(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/) })

/** Whether an entry of the registry is one to run, as `registryRemoteSchema` says it, without the schema's weight. */
export const isRegistryRemote = isShape<RegistryRemote>({
  version: isTextLike(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/),
  contract: isWhole,
  entry: isAsset,
  manifest: isRecordOf(isAnything),
  surface: isSurface,
  preloads: isRecordOf(isListOf(isAsset)),
  // Never travels in a page.
  server: isPerhaps(isShape({ file: isText, integrity: isText })),
})
