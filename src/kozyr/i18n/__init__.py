"""Words in people's languages: one catalogue a language, the rules, cards and refusals in words."""

from kozyr.i18n.catalogue import LANGUAGES, Catalogue, MessageError, language_of

__all__ = ["LANGUAGES", "Catalogue", "MessageError", "language_of"]
