"""Code shared by all hosts of tables: routes, API types, changes of tables, catalogue, reviews. No I/O."""
