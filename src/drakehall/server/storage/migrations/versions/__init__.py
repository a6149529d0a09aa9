"""The changes to the schema, in order."""
